import type { ReactNode } from 'react';
import { AriaLocale } from '../../../foundations/aria/AriaLocale.tsx';
import type { RootProps } from '../../../foundations/aria/rootProps.ts';
import * as S from './Tabs.styles.ts';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
  content: ReactNode;
}

export interface TabsProps<Id extends string = string> extends RootProps {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly TabItem<Id>[];
  selected?: Id;
  /** The tab shown at first, when it is not the first one. */
  defaultSelected?: Id;
  onChange?: (id: Id) => void;
  /**
   * Whether the arrows show a tab at once; where showing costs a request, let Enter do it.
   * @default 'automatic'
   */
  activation?: 'automatic' | 'manual';
}

/** Parts of one thing, of which one is seen at a time. What leads to other pages is a row of links. */
export function Tabs<Id extends string = string>({
  label,
  tabs,
  selected,
  defaultSelected,
  onChange,
  activation = 'automatic',
  ...rest
}: TabsProps<Id>) {
  return (
    <AriaLocale>
      <S.Root
        {...rest}
        {...(selected !== undefined && { selectedKey: selected })}
        {...startOf(defaultSelected, tabs)}
        keyboardActivation={activation}
        onSelectionChange={(key) => onChange?.(key as Id)}
      >
        <S.List aria-label={label}>
          {tabs.map(({ id, label, icon, disabled = false }) => (
            <S.Item key={id} id={id} isDisabled={disabled}>
              {icon}
              <S.Words>{label}</S.Words>
            </S.Item>
          ))}
        </S.List>
        {tabs.map(({ id, content }) => (
          <S.Panel key={id} id={id}>
            {content}
          </S.Panel>
        ))}
      </S.Root>
    </AriaLocale>
  );
}

// Left to itself, the library chooses the first tab and tells of it as of a change.
function startOf(id: string | undefined, tabs: readonly TabItem[]) {
  const start = id ?? tabs.find(({ disabled }) => disabled !== true)?.id;
  return start !== undefined && { defaultSelectedKey: start };
}
