import { type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { AriaLocale } from '../../../foundations/aria/AriaLocale.tsx';
import * as S from './Menu.styles.ts';

export interface AnchoredMenuProps {
  /** The element beside which the menu opens; null closes it. */
  anchor: HTMLElement | null;
  /** Accessible name. */
  label: string;
  onClose: () => void;
  /** Called with 1 to 9 for a digit key of any keyboard layout. */
  onDigit?: (digit: number) => void;
  /** As those of `Menu`. */
  children: ReactNode;
}

/** One menu for many buttons that are no React components; it opens beside the pressed one. */
export function AnchoredMenu({ anchor, label, onClose, onDigit, children }: AnchoredMenuProps) {
  const trigger = useMemo(() => ({ current: anchor }), [anchor]);
  const readDigit = (event: KeyboardEvent) => {
    const digit = /^(?:Digit|Numpad)([1-9])$/u.exec(event.code)?.[1];
    if (digit !== undefined && onDigit !== undefined && !event.ctrlKey && !event.altKey) {
      event.preventDefault();
      event.stopPropagation();
      onDigit(Number(digit));
    }
  };
  return (
    <AriaLocale>
      <S.Panel
        triggerRef={trigger}
        isOpen={anchor !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) {
            onClose();
          }
        }}
        placement="bottom start"
        offset={4}
      >
        <div onKeyDownCapture={readDigit}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just opened the menu */}
          <S.List aria-label={label} autoFocus="first" onClose={onClose}>
            {children}
          </S.List>
        </div>
      </S.Panel>
    </AriaLocale>
  );
}
