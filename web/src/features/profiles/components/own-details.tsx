import type { User } from '@knack/contract/users';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { late } from '../../../lib/late.ts';
import { ownUserQuery } from '../../../lib/own-user.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ProfileDetails, ProfileDetailsSkeleton } from './profile-details.tsx';

const EditProfileForm = late(async () => (await import('./edit-profile-form.tsx')).EditProfileForm);

/** One's own details, to look at and to edit (specification, section 4). */
export function OwnDetails({ user }: { user: User }) {
  const [editing, setEditing] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const edited = useRef(false);

  useEffect(() => {
    if (edited.current && !editing) toggle.current?.focus();
    edited.current = editing;
  }, [editing]);

  if (editing) return <Editing onClose={() => setEditing(false)} />;
  return (
    <ProfileDetails
      user={user}
      action={
        <Button ref={toggle} variant="secondary" onClick={() => setEditing(true)}>
          <Icon name="edit" />
          Edit Profile
        </Button>
      }
    />
  );
}

/** The form, once it is known what only the owner sees. */
function Editing({ onClose }: { onClose: () => void }) {
  const { data: own, isPending, error, isFetching, refetch } = useQuery(ownUserQuery);
  const loading = (
    <Loading>
      <ProfileDetailsSkeleton />
    </Loading>
  );
  if (own) {
    return (
      <Suspense fallback={loading}>
        <EditProfileForm user={own} onClose={onClose} />
      </Suspense>
    );
  }
  if (isPending) return loading;
  return (
    <Sheet>
      <ErrorState title="The form did not arrive" onRetry={() => void refetch()} retrying={isFetching}>
        {failureText(error)}
      </ErrorState>
    </Sheet>
  );
}
