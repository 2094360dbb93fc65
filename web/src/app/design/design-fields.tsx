import { SKILLS } from '@knack/contract/skills';
import { useState } from 'react';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { RatingField } from '../../ui/rating-field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SkillDrawing } from '../../ui/skill-drawing.tsx';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Specimens } from './specimen.tsx';

const options = SKILLS.map((skill) => ({ value: skill, drawing: <SkillDrawing skill={skill} /> }));

const kinds = [
  { value: 'offer', label: 'Offer' },
  { value: 'request', label: 'Request' },
  { value: '', label: 'Neither' },
];
const reasons = [
  { value: 'rude', label: 'It is rude', hint: 'Insults, threats or worse.' },
  { value: 'other', label: 'Something else' },
];

/** Form fields on a sheet. */
export function DesignFields() {
  const [kind, setKind] = useState('offer');
  const [reason, setReason] = useState('');
  const [topic, setTopic] = useState('Maths');
  return (
    <Specimens title="Fields">
      <Sheet className="grid gap-6 md:grid-cols-2">
        <TextField label="Plain" name="plain" placeholder="Placeholder" />
        <TextField label="With a hint" name="hint" hint="As your neighbours call you." optional />
        <TextField label="Counted" name="counted" max={40} defaultValue="Dripping taps mended 🔧" />
        <TextField label="Refused" name="refused" error="That username is taken. Choose another one." />
        <TextField label="Too long" name="long" max={10} defaultValue="longer than ten" />
        <TextField label="Disabled" name="disabled" defaultValue="Cannot be changed" disabled />
        <TextArea
          label="Several lines"
          name="lines"
          max={200}
          defaultValue={'It grows\nwith what\nis written.'}
        />
        <TextArea label="Several lines, refused" name="lines-refused" error="Must not be empty." />
        <SelectField label="One of a few" name="select">
          <option>Newest first</option>
          <option>Oldest first</option>
        </SelectField>
        <RatingField legend="Rating" name="rating" max={5} defaultValue={4} />
        <CheckboxGroup
          legend="Skills"
          name="skills"
          options={options}
          defaultSelected={['Plumber', 'Tour Guide']}
          hint="As many as are true."
        />
        <CheckboxGroup
          legend="Interests"
          name="interests"
          options={options}
          error="Must not name a skill twice."
        />
        <RadioGroup look="tiles" legend="Kind" name="kind" options={kinds} value={kind} onChange={setKind} />
        <RadioGroup
          look="tiles"
          legend="Kind, refused"
          name="kind-refused"
          options={kinds}
          value=""
          error="Must be offer or request."
          onChange={() => undefined}
        />
        <RadioGroup legend="Reason" name="reason" options={reasons} value={reason} onChange={setReason} />
        <RadioGroup
          legend="Reason, refused"
          name="reason-refused"
          options={reasons}
          value=""
          error="Choose one."
          onChange={() => undefined}
        />
        <SearchField
          label="Search"
          placeholder="Taps, fractions, soup …"
          maxLength={100}
          value=""
          onSearch={() => undefined}
        />
        <SuggestField
          label="One of a few, or another"
          placeholder="Any"
          maxLength={40}
          suggestions={['Cooking', 'Maths', 'Walks']}
          value={topic}
          onChoose={setTopic}
        />
        <SelectField label="One of a few, refused" name="select-refused" error="Is not on the list.">
          <option>Newest first</option>
        </SelectField>
        <FormFailure>Something went wrong on our side. Try again in a moment.</FormFailure>
      </Sheet>
    </Specimens>
  );
}
