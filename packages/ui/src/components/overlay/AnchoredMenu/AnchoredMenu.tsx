import { type KeyboardEvent, type ReactNode, type RefObject, useMemo } from 'react';
import type { PopoverProps } from 'react-aria-components';
import { AriaLocale } from '../../../foundations/aria/AriaLocale.tsx';
import type { RootProps } from '../../../foundations/aria/rootProps.ts';
import { keepMenuButton } from '../../../foundations/menuButton.ts';
import { readDigit } from '../../../foundations/readDigit.ts';
import * as S from '../Menu/Menu.styles.ts';

export interface AnchoredMenuProps extends RootProps {
  /** The button that opened the menu, which gets the focus back; null while there is none. */
  anchor: HTMLElement | null;
  /** The accessible name. */
  label: string;
  open: boolean;
  onClose: () => void;
  /** Called with 1 to 9 for a digit key of any keyboard layout. */
  onDigit?: (digit: number) => void;
  /**
   * The position beside the button; flips where space is missing.
   * @default 'bottom end'
   */
  placement?: NonNullable<PopoverProps['placement']>;
  /** `MenuAction`, `MenuChoices`, `MenuSection` and `MenuSeparator`. */
  children: ReactNode;
}

/**
 * The menu of a button that is elsewhere: one menu for all rows of a list, whose code can load
 * after the buttons. The button has the attributes of `describeMenuButton`.
 */
export function AnchoredMenu({
  anchor,
  label,
  open,
  onClose,
  onDigit,
  placement = 'bottom end',
  children,
  ...rest
}: AnchoredMenuProps) {
  const trigger = useMemo((): RefObject<HTMLElement | null> => ({ current: anchor }), [anchor]);
  return (
    <AriaLocale>
      <S.Panel
        {...rest}
        triggerRef={trigger}
        isOpen={open}
        placement={placement}
        offset={4}
        aria-label={label}
        onOpenChange={(isOpen) => {
          if (!isOpen) {
            onClose();
          }
        }}
      >
        <div
          ref={(panel) =>
            panel === null || anchor === null ? undefined : keepMenuButton(panel, anchor)
          }
          onKeyDownCapture={(event) => pressDigit(event, onDigit)}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens */}
          <S.List aria-label={label} autoFocus="first" onClose={onClose}>
            {children}
          </S.List>
        </div>
      </S.Panel>
    </AriaLocale>
  );
}

function pressDigit(event: KeyboardEvent, onDigit: AnchoredMenuProps['onDigit']): void {
  const digit = readDigit(event);
  if (digit !== null && onDigit !== undefined) {
    event.preventDefault();
    event.stopPropagation();
    onDigit(digit);
  }
}
