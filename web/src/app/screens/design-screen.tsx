import { DesignBoard } from '../design/design-board.tsx';
import { DesignControls } from '../design/design-controls.tsx';
import { DesignFields } from '../design/design-fields.tsx';
import { DesignPeople } from '../design/design-people.tsx';
import { DesignStates } from '../design/design-states.tsx';
import { DesignTokens } from '../design/design-tokens.tsx';
import { Page } from '../../ui/page.tsx';

/** Every piece of the design system in every state; built in development only. */
export default function DesignScreen() {
  return (
    <Page
      title="Design"
      intro="Every piece of the kit, in every state. Switch the colours at the foot of the page."
    >
      <DesignTokens />
      <DesignControls />
      <DesignFields />
      <DesignPeople />
      <DesignBoard />
      <DesignStates />
    </Page>
  );
}
