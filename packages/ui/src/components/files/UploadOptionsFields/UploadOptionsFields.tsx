import type { ComponentPropsWithRef } from 'react';
import { filesText } from '../../../foundations/text/filesText.ts';
import { fill } from '../../../foundations/fill.ts';
import { formatNumber } from '../../../persian/number.ts';
import { Select } from '../../fields/Select/Select.tsx';
import { Switch } from '../../fields/Switch/Switch.tsx';
import * as S from './UploadOptionsFields.styles.ts';

const words = filesText.options;

/** How a file is treated. */
export interface UploadChoices {
  /** Punctuation marks are written. */
  readonly punctuation: boolean;
  /** Numbers are written in digits. */
  readonly numbers: boolean;
  /** How many people speak, 2 to 8; 0 for one text without speakers. */
  readonly speakers: number | 'automatic';
}

export interface UploadOptionsFieldsProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onChange'
> {
  value: UploadChoices;
  onChange: (value: UploadChoices) => void;
  disabled?: boolean;
}

const counts = [2, 3, 4, 5, 6, 7, 8];

const speakerOptions = [
  { value: '0', label: words.off },
  { value: 'automatic', label: words.automatic },
  ...counts.map((n) => ({ value: String(n), label: fill(words.count, { n: formatNumber(n) }) })),
];

/** The choices before a file is sent: punctuation, numbers and speakers. */
export function UploadOptionsFields({
  value,
  onChange,
  disabled = false,
  ...rest
}: UploadOptionsFieldsProps) {
  return (
    <S.Root {...rest}>
      <Switch
        label={words.punctuation}
        checked={value.punctuation}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange({ ...value, punctuation: currentTarget.checked })}
      />
      <Switch
        label={words.numbers}
        checked={value.numbers}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange({ ...value, numbers: currentTarget.checked })}
      />
      <Select
        label={words.speakers}
        hint={words.speakersHint}
        options={speakerOptions}
        value={String(value.speakers)}
        disabled={disabled}
        onChange={(chosen) =>
          onChange({ ...value, speakers: chosen === 'automatic' ? chosen : Number(chosen) })
        }
      />
    </S.Root>
  );
}
