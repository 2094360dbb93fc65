import { SKILLS } from '@knack/contract/skills';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { RatingField } from '../../ui/rating-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SkillDrawing } from '../../ui/skill-drawing.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Specimens } from './specimen.tsx';

const options = SKILLS.map((skill) => ({ value: skill, drawing: <SkillDrawing skill={skill} /> }));

/** Form fields on a sheet. */
export function DesignFields() {
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
        <RatingField legend="Rating" name="rating" defaultValue={4} />
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
      </Sheet>
    </Specimens>
  );
}
