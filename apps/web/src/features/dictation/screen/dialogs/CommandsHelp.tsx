import {
  ButtonLink,
  DescriptionList,
  Drawer,
  EmptyState,
  SearchField,
  Section,
  Stack,
} from '@nevisa/ui';
import { type CommandGroup, type CommandId, commandTable, matchesPersian } from '@nevisa/writing';
import { useState } from 'react';
import { paths } from '../../../../shared/paths.ts';
import { addedText } from '../../../../shared/text/addedText.ts';
import { commandsText } from '../../../../shared/text/commandsText.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { liveText } from '../../../../shared/text/liveText.ts';
import { CommandExample } from './CommandExample.tsx';

/** The searchable list of voice commands. */
export function CommandsHelp({ onClose }: { onClose: () => void }) {
  const [searched, setSearched] = useState('');
  const found = commandTable.filter((command) =>
    [...command.phrases, describeResult(command)].some((words) => matchesPersian(words, searched)),
  );
  return (
    <Drawer open onClose={onClose} title={commandsText.title}>
      <Stack gap="large">
        <p>{commandsText.intro}</p>
        <SearchField
          label={addedText.searchCommands}
          labelHidden
          placeholder={addedText.searchCommands}
          onInput={({ currentTarget }) => setSearched(currentTarget.value)}
        />
        {groups.map(({ group, heading, hint }) => {
          const commands = found.filter((command) => command.group === group);
          return (
            commands.length > 0 && (
              <Section key={group} heading={heading} level={3}>
                {hint !== undefined && <p>{hint}</p>}
                {searched === '' && <CommandExample group={group} />}
                <DescriptionList
                  figures
                  items={commands.map((command) => ({
                    label: `«${command.phrases[0]}»`,
                    note: command.phrases.slice(1, 4).join(' · '),
                    value: <bdi>{describeResult(command)}</bdi>,
                  }))}
                />
              </Section>
            )
          );
        })}
        {found.length === 0 && (
          <EmptyState level={3} heading={fill(commonText.noResults, { query: searched })} />
        )}
        <p>{commandsText.literal}</p>
        <ButtonLink variant="secondary" href={paths.settings}>
          {liveText.settings}
        </ButtonLink>
      </Stack>
    </Drawer>
  );
}

const groups: readonly { group: CommandGroup; heading: string; hint?: string }[] = [
  { group: 'marks', heading: commandsText.groupMarks },
  { group: 'lines', heading: commandsText.groupLines },
  { group: 'edit', heading: commandsText.groupEdit, hint: addedText.ordersHint },
  { group: 'control', heading: commandsText.groupControl, hint: addedText.ordersHint },
];

/** Descriptions of commands whose effect is not a visible text. */
const inWords: Partial<Record<CommandId, string>> = {
  zwnj: commandsText.zwnj,
  newLine: addedText.commandNewLine,
  newParagraph: commandsText.newParagraph,
  bullet: addedText.commandBullet,
  deleteWord: addedText.commandDeleteWord,
  deleteSentence: addedText.commandDeleteSentence,
  undo: addedText.commandUndo,
  redo: addedText.commandRedo,
  selectLast: addedText.commandSelectLast,
  pause: addedText.commandPause,
  resume: addedText.commandResume,
  stop: addedText.commandStop,
  save: addedText.commandSave,
  copy: addedText.commandCopy,
};

function describeResult({ id, effect }: (typeof commandTable)[number]): string {
  return inWords[id] ?? (effect.kind === 'acts' ? '' : effect.output.text);
}
