import { DateInput, DateSegment } from 'react-aria-components';
import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { space } from '../../../tokens/scales.ts';

export const Segments = styled(DateInput)`
  display: block; /* inline text preserves the order year, month, day; flex items would be mirrored */
  inline-size: max-content;
  padding-block-start: 2px; /* as in other fields: 1 px of padding centres Persian glyphs */
  white-space: nowrap;
`;

export const Segment = styled(DateSegment)`
  border-radius: ${space[1]};
  padding-inline: 2px;
  outline: none;
  white-space: pre;

  &[data-type='literal'] {
    padding-inline: 1px;
    color: ${color.textQuiet};
  }

  &[data-placeholder] {
    color: ${color.textQuiet};
  }

  &[data-disabled] {
    color: ${color.textDisabled};
  }

  &:focus {
    background: ${color.accentSoft};
    color: ${color.onAccentSoft};
    caret-color: transparent;
  }

  @media (forced-colors: active) {
    &[data-disabled] {
      color: GrayText;
    }

    &:focus {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
