import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';

/** A star without a ground: a column of pressed buttons would be louder than the titles. */
export const Star = styled(IconButton)`
  &[aria-pressed='true'] {
    --_background: transparent;
    --_icon: ${color.accentMark};
    --_icon-hover: ${color.accentMark};
  }
`;
