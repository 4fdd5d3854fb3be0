import { useContext } from 'react';
import { Popover, type PopoverProps } from 'react-aria-components';
import { ModalContainer } from '../Dialog/ModalContainer.ts';

/**
 * The popover of the library, inside of the modal dialog where its control is in one: the browser
 * makes everything outside of a modal inert.
 */
export function FloatingPopover(props: PopoverProps) {
  const container = useContext(ModalContainer);
  return (
    <Popover {...props} {...(container !== null && { UNSTABLE_portalContainer: container })} />
  );
}
