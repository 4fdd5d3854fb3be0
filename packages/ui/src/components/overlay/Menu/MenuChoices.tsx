import { CheckIcon } from '../../media/Icon/controlIcons.ts';
import type { Option } from '../../fields/Options/Options.tsx';
import * as S from './Menu.styles.ts';

export interface MenuChoicesProps<Value extends string = string> {
  /** What is chosen here. */
  title: string;
  choices: readonly Option<Value>[];
  /**
   * One of them, after which the menu closes, or any number.
   * @default 'single'
   */
  mode?: 'single' | 'multiple';
  selected: ReadonlySet<Value>;
  onChange: (selected: ReadonlySet<Value>) => void;
}

/** A section of a `Menu` whose items are ticked. */
export function MenuChoices<Value extends string = string>({
  title,
  choices,
  mode = 'single',
  selected,
  onChange,
}: MenuChoicesProps<Value>) {
  return (
    <S.Section
      selectionMode={mode}
      disallowEmptySelection={mode === 'single'}
      selectedKeys={selected}
      onSelectionChange={(keys) => {
        const isChosen = ({ value }: Option<Value>) => keys === 'all' || keys.has(value);
        onChange(new Set(choices.filter(isChosen).map(({ value }) => value)));
      }}
    >
      <S.Title>{title}</S.Title>
      {choices.map(({ value, label, note, icon, disabled = false }) => (
        <S.Row key={value} id={value} textValue={label} isDisabled={disabled}>
          {icon}
          <S.Words>
            {label}
            {note !== undefined && <S.Note>{note}</S.Note>}
          </S.Words>
          <S.Mark>
            <CheckIcon />
          </S.Mark>
        </S.Row>
      ))}
    </S.Section>
  );
}
