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
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly TabItem<Id>[];
  selected?: Id;
  /** The initially selected tab. Defaults to the first one. */
  defaultSelected?: Id;
  onChange?: (id: Id) => void;
  /**
   * Whether arrow keys select a tab; `manual` requires Enter, for tabs that load data.
   * @default 'automatic'
   */
  activation?: 'automatic' | 'manual';
}

/** Panels of one subject, one visible at a time. For links to other pages use a row of `Link`s. */
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
        {...toDefaultSelection(defaultSelected, tabs)}
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

// Without an initial key the library selects the first tab and reports it as a change.
function toDefaultSelection(id: string | undefined, tabs: readonly TabItem[]) {
  const start = id ?? tabs.find(({ disabled }) => disabled !== true)?.id;
  return start !== undefined && { defaultSelectedKey: start };
}
