import { LIMITS } from '@knack/contract/limits';
import { profileChange, type OwnUser } from '@knack/contract/users';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useDraft } from '../../../lib/drafts.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { refusedFields, useFocusOnRefusal, validate, type FieldErrors } from '../../../lib/form.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { notify } from '../../../ui/notices.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useChangeProfile } from '../api/change-profile.ts';
import { joinSkills, splitSkills } from '../skill-list.ts';
import { SkillField } from './skill-field.tsx';

/** Changes what a member says about themselves. The draft outlives a reload and an error; saving or cancelling ends it. */
export function EditProfileForm({ user, onClose }: { user: OwnUser; onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const bio = useRef<HTMLTextAreaElement>(null);
  const [draft, change, discard] = useDraft(`edit-profile.${user.username}`, {
    bio: user.bio,
    skills: joinSkills(user.skills),
    interests: joinSkills(user.interests),
    showEmail: user.showEmail,
  });
  const [errors, setErrors] = useState<FieldErrors>({});
  const changing = useChangeProfile(user.username);
  const failure = useFailureText(changing.error);
  useFocusOnRefusal(form, errors);

  useEffect(() => bio.current?.focus(), []);

  const close = () => {
    discard();
    onClose();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changing.isPending) return;
    const checked = validate(profileChange, {
      ...draft,
      skills: splitSkills(draft.skills),
      interests: splitSkills(draft.interests),
    });
    setErrors(checked.errors ?? {});
    if (!checked.valid) return;
    void changing.mutateAsync(checked.value).then(
      () => {
        notify({ text: 'Profile Edited', tone: 'success' });
        close();
      },
      (error) => {
        setErrors(refusedFields(error));
        // Somebody who has left the form meanwhile would not see it there.
        if (form.current === null) notify({ text: failureText(error), tone: 'failure' });
      },
    );
  };

  return (
    <Sheet className="animate-unfold">
      <form ref={form} noValidate onSubmit={submit} aria-label="Edit profile" className="flex flex-col gap-7">
        <TextArea
          ref={bio}
          label="Bio"
          name="bio"
          dir="auto"
          optional
          rows={5}
          placeholder="Who you are, what you like doing, and when people find you."
          max={LIMITS.bio}
          value={draft.bio}
          error={errors['bio']}
          onChange={(event) => change({ bio: event.target.value })}
        />
        <SkillField
          legend="Skills"
          hint="What you can do for others."
          value={draft.skills}
          error={errors['skills']}
          onChange={(skills) => change({ skills })}
        />
        <SkillField
          legend="Interests"
          hint="What you would like to find here."
          value={draft.interests}
          error={errors['interests']}
          onChange={(interests) => change({ interests })}
        />
        <label className="flex min-h-11 items-center gap-3 self-start">
          <input
            type="checkbox"
            name="showEmail"
            className="tick-box"
            checked={draft.showEmail}
            onChange={(event) => change({ showEmail: event.target.checked })}
          />
          Show my e-mail on my profile
        </label>
        {failure && <FormFailure>{failure}</FormFailure>}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" busy={changing.isPending}>
            Save Changes
          </Button>
          <Button variant="secondary" disabled={changing.isPending} onClick={close}>
            Cancel
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
