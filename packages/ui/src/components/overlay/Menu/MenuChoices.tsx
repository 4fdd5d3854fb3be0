import { CheckIcon } from '../../media/Icon/controlIcons.ts';
import type { Option } from '../../fields/Options/Options.tsx';
import * as S from './Menu.styles.ts';

export interface MenuChoicesProps<Value extends string = string> {
  /** The title of the section. */
  title: string;
  choices: readonly Option<Value>[];
  /**
   * Allows one choice, which closes the menu, or several.
   * @default 'single'
   */
  mode?: 'single' | 'multiple';
  selected: ReadonlySet<Value>;
  onChange: (selected: ReadonlySet<Value>) => void;
}

/** A section of a `Menu` with selectable items. */
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
