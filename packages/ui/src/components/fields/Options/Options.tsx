import type { ReactNode } from 'react';
import type { ListBoxProps } from 'react-aria-components';
import { CheckIcon } from '../../media/Icon/controlIcons.ts';
import * as S from './Options.styles.ts';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  /** A secondary line. */
  note?: string;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface OptionGroup<Value extends string = string> {
  title: string;
  options: readonly Option<Value>[];
}

/** The options, flat or in titled groups. */
export type Options<Value extends string = string> = readonly (
  | Option<Value>
  | OptionGroup<Value>
)[];

export interface OptionListProps {
  options: Options;
  /** Shown when there are no options. */
  empty?: ReactNode;
}

/** The pop-up of a `Select` or `ComboBox` with its options. */
export function OptionList(props: OptionListProps) {
  return (
    <S.Panel offset={4}>
      <OptionRows {...props} />
    </S.Panel>
  );
}

type OwnNames = 'children' | 'className' | 'renderEmptyState';

export interface OptionRowsProps extends OptionListProps, Omit<ListBoxProps<object>, OwnNames> {}

/** The options, or the text for an empty list. */
export function OptionRows({ options, empty, ...rest }: OptionRowsProps) {
  return (
    <S.List {...rest} renderEmptyState={() => <S.Empty>{empty}</S.Empty>}>
      {options.map((entry) =>
        'options' in entry ? (
          <S.Group key={entry.title} id={`group ${entry.title}`}>
            <S.GroupTitle>{entry.title}</S.GroupTitle>
            {entry.options.map((option) => (
              <OptionRow key={option.value} {...option} />
            ))}
          </S.Group>
        ) : (
          <OptionRow key={entry.value} {...entry} />
        ),
      )}
    </S.List>
  );
}

function OptionRow({ value, label, note, icon, disabled = false }: Option) {
  return (
    <S.Row id={value} textValue={label} isDisabled={disabled}>
      {icon !== undefined && <S.Icon>{icon}</S.Icon>}
      <S.Label>{label}</S.Label>
      {note !== undefined && <S.Note>{note}</S.Note>}
      <S.Mark>
        <CheckIcon />
      </S.Mark>
    </S.Row>
  );
}
