import { SKILLS } from '@knack/contract/skills';
import { useState } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { ButtonVariant } from '../../ui/button-style.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { notify } from '../../ui/notices.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { SkillDrawing } from '../../ui/skill-drawing.tsx';
import { Stars } from '../../ui/stars.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Specimen, Specimens } from './specimen.tsx';

const VARIANTS: ButtonVariant[] = ['primary', 'accent', 'secondary', 'danger', 'quiet'];

const LATELY = new Date(Date.now() - 5_400_000).toISOString();

/** Buttons, links, labels, faces, stars, dialogs, notices. */
export function DesignControls() {
  const [open, setOpen] = useState<'none' | 'plain' | 'confirm'>('none');
  const close = () => setOpen('none');
  return (
    <Specimens title="Controls and labels">
      {VARIANTS.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}`}>
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant}>Medium</Button>
          <Button variant={variant} size="large">
            Large
          </Button>
          <Button variant={variant} busy>
            Busy
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <ButtonLink variant={variant} to="/design">
            A link
          </ButtonLink>
        </Specimen>
      ))}
      <Specimen name="Text link, icon button">
        <TextLink to="/design">Read the whole note</TextLink>
        <IconButton icon="edit" label="Edit" />
        <IconButton icon="bin" label="Remove" />
      </Specimen>
      <Specimen name="Badges">
        <Badge>Plumbing</Badge>
        <Badge tone="green">Offer</Badge>
        <Badge tone="marigold">New</Badge>
        <Badge tone="tomato">Refused</Badge>
      </Specimen>
      <Specimen name="Chips">
        {SKILLS.map((skill) => (
          <Chip key={skill} drawing={<SkillDrawing skill={skill} />}>
            {skill}
          </Chip>
        ))}
      </Specimen>
      <Specimen name="Avatars: none, broken, photo, sizes">
        {['ada', 'bruno_pipes', 'noor', 'zoë', '🦊 fox', 'mei_lin'].map((name) => (
          <Avatar key={name} name={name} label={name} />
        ))}
        <Avatar name="broken" src="/no-such-photo.png" label="broken" />
        <Avatar name="logo" src="/favicon.svg" label="logo" />
        <Avatar name="small" size="small" label="small" />
        <Avatar name="large" size="large" label="large" />
      </Specimen>
      <Specimen name="Stars, time">
        {[0, 1, 2.5, 4.33, 5].map((value) => (
          <Stars key={value} value={value} />
        ))}
        <RelativeTime iso={LATELY} />
      </Specimen>
      <Specimen name="Dialogs">
        <Button variant="secondary" onClick={() => setOpen('plain')}>
          Open a dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('confirm')}>
          Ask first
        </Button>
        <Dialog open={open === 'plain'} title="A dialog" onClose={close}>
          <p>It keeps the focus, and gives it back.</p>
        </Dialog>
        <ConfirmDialog
          open={open === 'confirm'}
          title="Take the note down?"
          confirmLabel="Take it down"
          onConfirm={close}
          onCancel={close}
        >
          Nobody will be able to read it any more.
        </ConfirmDialog>
      </Specimen>
      <Specimen name="Notices">
        <Button
          variant="secondary"
          onClick={() => notify({ text: 'Successfully Logged In', tone: 'success' })}
        >
          Success
        </Button>
        <Button
          variant="secondary"
          onClick={() => notify({ text: "You don't have access!", tone: 'failure' })}
        >
          Failure
        </Button>
        <Button variant="secondary" onClick={() => notify({ text: 'Somebody answered your note.' })}>
          Plain
        </Button>
      </Specimen>
    </Specimens>
  );
}
