import { LIMITS } from '@knack/contract/limits';
import { countCodePoints } from '@knack/contract/text';
import { useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { useDraft } from '../../../lib/drafts.ts';
import { Button } from '../../../ui/button.tsx';
import { CONTROL } from '../../../ui/control-style.ts';
import { FieldFrame } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useAskedMention } from '../hooks/use-asked-mention.ts';
import { useMentionList } from '../hooks/use-mention-list.ts';
import { addressedTo, withMention, type Person } from '../room/mention-search.ts';
import { maskedPreview, readWritten } from '../room/written-text.ts';
import { MentionListBox, optionId } from './mention-list-box.tsx';

type ComposerProps = {
  userName: string;
  /** Who can be mentioned. */
  people: readonly Person[];
  slowedDown: boolean;
  onSend: (text: string) => void;
};

const { messages, milliseconds } = LIMITS.chatPace;
/** From how many characters on they are counted on screen. */
const COUNTED_FROM = LIMITS.chatText * 0.9;

/** Where a member writes. What they wrote stays until it has been handed over, also through a reload. */
export function Composer({ userName, people, slowedDown, onSend }: ComposerProps) {
  const [{ text }, change, discard] = useDraft(`chat.${userName}`, { text: '' });
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();

  const write = (written: string) => {
    change({ text: written });
    setRefusal(undefined);
  };
  const focusAt = (caret: number) =>
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
    });
  const list = useMentionList(people, (query, { username }) => {
    const result = withMention(text, query, username);
    write(result.text);
    focusAt(result.caret);
  });
  useAskedMention((username) => {
    const addressed = addressedTo(text, username);
    write(addressed);
    focusAt(addressed.length);
  });

  const send = () => {
    const written = readWritten(text);
    if (written.refusal !== null) return setRefusal(written.refusal);
    onSend(written.text);
    discard();
    list.close();
    setRefusal(undefined);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
    field.current?.focus();
  };
  const pressKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (list.onKeyDown(event)) return;
    // On a phone the key makes a new line, as people there expect; a word that is being composed takes Enter itself.
    const sends = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && !isTouched();
    if (!sends) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  const preview = maskedPreview(text);
  const isCounted = countCodePoints(text) > COUNTED_FROM;
  return (
    <form
      onSubmit={submit}
      className="relative px-3 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-1 sm:pb-4"
    >
      {list.people.length > 0 && (
        <MentionListBox id={listId} people={list.people} active={list.active} onChoose={list.choose} />
      )}
      {/* A refusal counts by itself. */}
      <FieldFrame
        label="Message"
        text={text}
        error={refusal}
        max={isCounted && refusal === undefined ? LIMITS.chatText : undefined}
      >
        {(control) => (
          <div className="flex items-end gap-2.5">
            <textarea
              {...control}
              ref={field}
              required
              rows={1}
              dir="auto"
              enterKeyHint={isTouched() ? 'enter' : 'send'}
              value={text}
              aria-autocomplete="list"
              aria-haspopup="listbox"
              aria-controls={list.people.length > 0 ? listId : undefined}
              aria-activedescendant={list.people.length > 0 ? optionId(listId, list.active) : undefined}
              onChange={({ target }) => {
                write(target.value);
                list.look(target.value, target.selectionStart);
              }}
              onSelect={({ currentTarget }) => list.look(currentTarget.value, currentTarget.selectionStart)}
              onBlur={list.close}
              onKeyDown={pressKey}
              className={`${CONTROL} field-sizing-content max-h-[30dvh] resize-none wrap-anywhere`}
            />
            <Button type="submit" className="min-h-12! shrink-0 whitespace-nowrap">
              <Icon name="send" />
              Send
            </Button>
          </div>
        )}
      </FieldFrame>
      <div role="status" className="text-sm text-ink-soft">
        {preview !== null && (
          <p dir="auto" className="mt-1 line-clamp-2">
            Will appear as: {preview}
          </p>
        )}
        {slowedDown && (
          <p className="mt-1">
            One moment: the room takes {messages} messages in {milliseconds / 1_000} seconds. Yours go out in
            turn.
          </p>
        )}
        {list.people.length > 0 && (
          <p className="sr-only">
            {list.people.length === 1 ? 'One person' : `${list.people.length} people`} to mention: choose with
            the arrow keys and Enter.
          </p>
        )}
      </div>
    </form>
  );
}

function isTouched(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
