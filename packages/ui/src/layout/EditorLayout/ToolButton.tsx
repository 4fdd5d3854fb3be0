import { styled } from 'styled-components';
import { ignorePress } from '../../components/actions/Button/ignorePress.ts';
import {
  IconButton,
  type IconButtonProps,
} from '../../components/actions/IconButton/IconButton.tsx';
import { color } from '../../tokens/color.ts';

export interface ToolButtonProps extends Omit<IconButtonProps, 'disabled'> {
  /** Cannot be used at present; remains focusable, so that the focus is never lost. */
  unavailable?: boolean;
}

/** An icon button of a toolbar whose tools come and go with the text. */
export function ToolButton({ unavailable = false, onClick, ...rest }: ToolButtonProps) {
  return (
    <Root
      {...rest}
      aria-disabled={unavailable || undefined}
      onClick={unavailable ? ignorePress : onClick}
    />
  );
}

const Root = styled(IconButton)`
  &&[aria-disabled='true'] {
    background: transparent;
    color: ${color.textDisabled};
    cursor: not-allowed;

    @media (forced-colors: active) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
