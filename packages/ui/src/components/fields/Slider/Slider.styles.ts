import { Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { styled } from 'styled-components';
import { percentContext } from '../../text/Percent/Percent.styles.ts';
import { color } from '../../../tokens/color.ts';
import { font, motion, radius, size, space } from '../../../tokens/scales.ts';

export const Root = styled(Slider)`
  display: grid;
  grid-template-columns: 1fr auto;
  column-gap: ${space[3]};
  min-inline-size: 0;
`;

export const Value = styled(SliderOutput)`
  ${percentContext}

  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  line-height: ${font.line.control};
`;

/** As high as a touch target; the track is drawn in its middle. */
export const Track = styled(SliderTrack)`
  --_line: ${color.borderStrong};
  --_filled: ${color.accentMark};

  position: relative;
  grid-column: 1 / -1;
  block-size: ${size.control};
  margin-inline: 12px; /* half a thumb of padding aligns the limits with other fields */
  cursor: pointer;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 2px);
    inset-inline: -12px;
    block-size: 4px;
    border-radius: ${radius.round};
    background: var(--_line);
  }

  &[data-disabled] {
    --_line: ${color.border};
    --_filled: ${color.textDisabled};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    --_line: CanvasText;
    --_filled: Highlight;

    &::before {
      inset-block-start: calc(50% - 1px);
      block-size: 2px; /* thinner than the filled part, so that they differ in any colours */
    }

    &[data-disabled] {
      --_line: GrayText;
      --_filled: GrayText;
    }
  }
`;

export const Filled = styled.div`
  position: absolute;
  inset-block-start: calc(50% - 2px);
  inset-inline-start: -12px;
  inline-size: calc(var(--_part) * 100% + 12px);
  block-size: 4px;
  border-radius: ${radius.round};
  background: var(--_filled);
`;

export const Thumb = styled(SliderThumb)`
  inset-block-start: 50%;
  inline-size: 24px;
  block-size: 24px;
  border: 2px solid var(--_filled);
  border-radius: ${radius.round};
  background: ${color.surfaceRaised};
  transition: box-shadow ${motion.quick} ${motion.easing};

  &[data-hovered],
  &[data-dragging] {
    box-shadow: 0 0 0 6px ${color.accentSoft};
  }

  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    &:not([data-disabled]) {
      border-color: ButtonText;
    }
  }
`;
