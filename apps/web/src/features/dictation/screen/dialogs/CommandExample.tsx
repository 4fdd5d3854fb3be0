import { SpokenExample, type SpokenEffect } from '@nevisa/ui';
import { type CommandGroup, type CommandId, commandTable } from '@nevisa/writing';
import { addedText } from '../../../../shared/text/addedText.ts';
import { fill } from '../../../../shared/text/fill.ts';

/** What the first command of a group does with a text; nothing for the control of a recording. */
export function CommandExample({ group }: { group: CommandGroup }) {
  const example = examples[group];
  if (example === undefined) {
    return null;
  }
  const { id, text, effect, description } = example;
  const said = commandTable.find((command) => command.id === id)?.phrases[0] ?? '';
  const words = {
    said,
    ...('sign' in effect && { sign: effect.sign }),
    ...('words' in effect && { words: effect.words }),
  };
  return (
    <SpokenExample
      spoken={said}
      text={text}
      effect={effect}
      description={fill(description, words)}
      replayLabel={fill(addedText.exampleReplay, { said })}
    />
  );
}

interface Example {
  id: CommandId;
  text: string;
  effect: SpokenEffect;
  description: string;
}

const examples: Partial<Record<CommandGroup, Example>> = {
  marks: {
    id: 'period',
    text: addedText.exampleText,
    effect: { kind: 'writes', sign: '.' },
    description: addedText.exampleWrites,
  },
  lines: {
    id: 'newLine',
    text: addedText.exampleLine,
    effect: { kind: 'breaks' },
    description: addedText.exampleBreaks,
  },
  edit: {
    id: 'deleteWord',
    text: addedText.exampleKept,
    effect: { kind: 'removes', words: addedText.exampleRemoved },
    description: addedText.exampleRemoves,
  },
};
