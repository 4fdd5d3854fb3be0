import {
  assignSpeaker,
  mergeSpeakerInto,
  removeSpeaker,
  type SavedSpeaker,
} from '@nevisa/transcript';
import {
  AnchoredMenu,
  formatNumber,
  MenuAction,
  MenuChoices,
  MenuSeparator,
  Submenu,
} from '@nevisa/ui';
import { useState } from 'react';
import { editingText } from '../../../../shared/text/editingText.ts';
import { editorText } from '../../../../shared/text/editorText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { SpeakerNameDialog } from './SpeakerNameDialog.tsx';
import type { SpeakerTool } from './useSpeakers.ts';

export interface SpeakerMenuProps {
  tool: SpeakerTool;
}

interface Asking extends Pick<NonNullable<SpeakerTool['opened']>, 'paragraph' | 'range'> {
  isNew: boolean;
}

function describeTitle(count: number): string {
  return count === 1 ? editorText.speaker : fill(editingText.speakerOf, { n: formatNumber(count) });
}

/** The one menu of all paragraphs: who says this one, and the names. */
export function SpeakerMenu({ tool }: SpeakerMenuProps) {
  const { document, speakers, opened, close } = tool;
  const [asking, ask] = useState<Asking | null>(null);
  const paragraph = opened?.paragraph ?? null;
  const present = speakers.find(({ id }) => id === paragraph?.speaker);
  const assign = (id: string | null) => {
    if (opened !== null) {
      assignSpeaker(document, opened.range, id);
    }
    close();
  };
  const askFor = (isNew: boolean) => {
    if (opened !== null) {
      ask({ ...opened, isNew });
    }
    close();
  };
  return (
    <>
      <AnchoredMenu
        anchor={opened?.anchor ?? null}
        open={opened !== null}
        placement="bottom start"
        label={editorText.speaker}
        onClose={close}
        onDigit={(digit) => {
          const chosen = speakers[digit - 1];
          if (chosen !== undefined) {
            assign(chosen.id);
          }
        }}
      >
        {speakers.length > 0 && (
          <MenuChoices
            title={describeTitle(opened?.count ?? 1)}
            choices={speakers.map(({ id, name }) => ({ value: id, label: name }))}
            selected={new Set(present === undefined ? [] : [present.id])}
            onChange={([id]) => assign(id ?? paragraph?.speaker ?? null)}
          />
        )}
        <MenuAction onAction={() => askFor(true)}>{editingText.newSpeaker}</MenuAction>
        {present !== undefined && <NamedActions tool={tool} present={present} ask={askFor} />}
      </AnchoredMenu>
      {asking !== null && (
        <SpeakerNameDialog
          document={document}
          speakers={speakers}
          paragraph={asking.paragraph}
          range={asking.range}
          isNew={asking.isNew}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}

interface NamedActionsProps extends SpeakerMenuProps {
  present: SavedSpeaker;
  ask: (isNew: boolean) => void;
}

/** What can be done with the speaker of the paragraph. */
function NamedActions({ tool, present, ask }: NamedActionsProps) {
  const { document, speakers, close } = tool;
  const others = speakers.filter(({ id }) => id !== present.id);
  return (
    <>
      <MenuAction onAction={() => ask(false)}>{editingText.renameSpeaker}</MenuAction>
      {others.length > 0 && (
        <Submenu label={editingText.mergeSpeakers}>
          {others.map(({ id, name }) => (
            <MenuAction
              key={id}
              onAction={() => {
                mergeSpeakerInto(document, present.id, id);
                close();
              }}
            >
              {name}
            </MenuAction>
          ))}
        </Submenu>
      )}
      <MenuSeparator />
      <MenuAction
        danger
        onAction={() => {
          removeSpeaker(document, present.id);
          close();
        }}
      >
        {fill(editingText.removeSpeaker, { name: present.name })}
      </MenuAction>
    </>
  );
}
