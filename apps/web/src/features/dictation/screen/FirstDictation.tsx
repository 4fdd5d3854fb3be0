import { FirstSteps, Kbd } from '@nevisa/ui';
import { useCoarsePointer } from '../../../shared/shell/useCoarsePointer.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { commandsText } from '../../../shared/text/commandsText.ts';
import { liveText } from '../../../shared/text/liveText.ts';
import { useChosenShortcuts } from './hooks/useChosenShortcuts.ts';

export interface FirstDictationProps {
  id: string;
  /** Opens the help of the voice commands. */
  onCommands: () => void;
}

/** The empty sheet of a person who has not dictated on this device. */
export function FirstDictation({ id, onCommands }: FirstDictationProps) {
  return (
    <FirstSteps
      id={id}
      heading={addedText.guideHeading}
      hint={useCoarsePointer() ? addedText.guideHintTouch : <KeyHint />}
      marksLabel={addedText.guideMarks}
      marks={marks}
      action={addedText.guideCommands}
      onAction={onCommands}
    />
  );
}

function KeyHint() {
  const record = useChosenShortcuts().find(({ name }) => name === 'record');
  const [before, after] = liveText.startHint.split('{key}');
  return (
    <>
      {before}
      <Kbd keys={record?.keys ?? []} />
      {after}
    </>
  );
}

const marks = [
  { word: commandsText.period, sign: '.' },
  { word: commandsText.comma, sign: addedText.guideCommaSign },
  { word: commandsText.newLine, sign: '↵' },
];
