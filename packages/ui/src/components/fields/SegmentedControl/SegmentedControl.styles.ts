import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, size, space } from '../../../tokens/scales.ts';
import { visuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.styles.ts';
import { chosen, inactive, inactiveChosen, segment, track } from './segments.styles.ts';

export const Track = styled.div`
  ${track}
  grid-auto-columns: minmax(0, 1fr);
  align-self: start;

  &[data-size='small'] {
    --_height: ${size.controlSmall};
  }

  &[data-size='large'] {
    --_height: ${size.controlLarge};
    --_font-size: ${font.size.md};
  }

  &[data-wide='true'] {
    display: grid;
    grid-auto-columns: auto;
    justify-content: stretch;
  }

  [aria-invalid='true'] > & {
    border-color: ${color.dangerText};
  }

  legend:not([data-hidden]) ~ & {
    margin-block-start: ${space[1]};
  }
`;

export const Segment = styled.label`
  ${segment}

  [data-wide='true'] > & {
    padding-inline: ${space[2]};
  }

  &:has(:checked) {
    ${chosen}
  }

  &:has(:disabled) {
    ${inactive}
  }

  &:has(:disabled:checked) {
    ${inactiveChosen}
  }

  &:has(:focus-visible) {
    z-index: 1;
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

export const Radio = styled.input`
  ${visuallyHidden}
`;
