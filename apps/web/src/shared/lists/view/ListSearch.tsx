import { SearchField } from '@nevisa/ui';
import type { RefObject } from 'react';
import type { ListAddressControl } from '../address/useListAddress.ts';

export interface ListSearchProps {
  list: Pick<ListAddressControl<object>, 'searchText' | 'type' | 'searchNow' | 'compose'>;
  /** What the list searches in. */
  label: string;
  /**
   * The same, short enough for the field of a phone, which has a button beside it.
   * @default the label
   */
  placeholder?: string;
  fieldRef: RefObject<HTMLInputElement | null>;
}

/** The search field of a list. */
export function ListSearch({ list, label, placeholder = label, fieldRef }: ListSearchProps) {
  return (
    <SearchField
      ref={fieldRef}
      label={label}
      labelHidden
      placeholder={placeholder}
      value={list.searchText}
      maxLength={500}
      onChange={({ currentTarget }) => list.type(currentTarget.value)}
      onSearch={list.searchNow}
      onCompositionStart={() => list.compose(true)}
      onCompositionEnd={() => list.compose(false)}
    />
  );
}
