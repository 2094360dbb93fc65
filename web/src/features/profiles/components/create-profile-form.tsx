import { newUser } from '@knack/contract/new-user';
import { useRef, useState, type FormEvent } from 'react';
import { userPath } from '../../../config/paths.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { forgetDraft, useDraft } from '../../../lib/drafts.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { refusedFields, useFocusOnRefusal, validate, type FieldErrors } from '../../../lib/form.ts';
import { createIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { useCreateProfile } from '../api/create-profile.ts';
import { splitSkills } from '../skill-list.ts';
import { SkillField } from './skill-field.tsx';

type CreateProfileFormProps = {
  /** Whose draft it is. */
  uid: string;
  creation: ReturnType<typeof useCreateProfile>;
  onCreated: () => void;
};

/** Username, skills and interests. The draft outlives a reload and an error; it goes when there is a profile. */
export function CreateProfileForm({ uid, creation, onCreated }: CreateProfileFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const draftKey = `profile.${uid}`;
  const [draft, change] = useDraft(draftKey, {
    username: '',
    skills: '',
    interests: '',
    idempotencyKey: createIdempotencyKey(),
  });
  const [errors, setErrors] = useState<FieldErrors>({});
  const failure = useFailureText(creation.error);
  const busy = creation.isPending || creation.isSuccess;
  useFocusOnRefusal(form, errors);

  const edit = (fields: Partial<typeof draft>) =>
    change({ ...fields, idempotencyKey: createIdempotencyKey() });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const checked = validate(newUser, {
      username: draft.username,
      skills: splitSkills(draft.skills),
      interests: splitSkills(draft.interests),
    });
    setErrors(checked.errors ?? {});
    if (!checked.valid) return;
    creation.mutate(
      { profile: checked.value, idempotencyKey: draft.idempotencyKey },
      {
        onSuccess: () => {
          // What was written stays on screen until the next one is there.
          forgetDraft(draftKey);
          onCreated();
        },
        onError: (error) =>
          setErrors(
            isApiError(error, 'username-taken') ? { username: failureText(error) } : refusedFields(error),
          ),
      },
    );
  };

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label="Your profile" className="flex flex-col gap-8">
      <div className="flex flex-col gap-3">
        <TextField
          label="Username"
          name="username"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="3 to 30 letters, digits, - or _. It cannot be changed later."
          value={draft.username}
          error={errors['username']}
          onChange={(event) => edit({ username: event.target.value })}
        />
        <ProfileAddress username={draft.username} />
      </div>
      <SkillField
        legend="Skills"
        hint="What you can do for others."
        value={draft.skills}
        error={errors['skills']}
        onChange={(skills) => edit({ skills })}
      />
      <SkillField
        legend="Interests"
        hint="What you would like to find here."
        value={draft.interests}
        error={errors['interests']}
        onChange={(interests) => edit({ interests })}
      />
      {failure && !isApiError(creation.error, 'username-taken') && <FormFailure>{failure}</FormFailure>}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" size="large" busy={busy}>
          Submit
        </Button>
        <p className="text-sm text-ink-soft">Skills and interests can be changed whenever you like.</p>
      </div>
    </form>
  );
}

/** The name that a typed one becomes, and where its page will be. */
function ProfileAddress({ username }: { username: string }) {
  const name = username.trim().toLowerCase();
  return (
    <p className="rounded-cut bg-green-wash px-3.5 py-2.5 text-sm">
      {name === '' ? (
        'Your page gets an address with your username in it.'
      ) : (
        <>
          You will be <bdi className="font-bold">{name}</bdi>, and your page{' '}
          <bdi className="font-bold">{`${location.host}${userPath(name)}`}</bdi>
        </>
      )}
    </p>
  );
}
