import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, radius, space } from '../../../tokens/scales.ts';
import { floatingSurface } from '../../overlay/floating.styles.ts';
import { whole } from './Stage.styles.ts';

export const Root = styled.div`
  --_waiting: ${color.border};
  --_arrived-ink: ${color.borderStrong};
  --_played-ink: ${color.accentMark};
  --_mark: ${color.warningText};

  position: relative;
  min-inline-size: ${space[16]};
  block-size: var(--_height);
  border-radius: ${radius.control};

  &[data-disabled='true'] {
    --_arrived-ink: ${color.border};
    --_played-ink: ${color.textDisabled};
    --_mark: ${color.textDisabled};
  }

  &[data-loading='true'] {
    --_arrived-ink: ${color.border};
  }

  &:has(> input:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    --_waiting: GrayText;
    --_arrived-ink: CanvasText;
    --_played-ink: Highlight;
    --_mark: CanvasText;

    &[data-disabled='true'] {
      --_arrived-ink: GrayText;
      --_played-ink: GrayText;
      --_mark: GrayText;
    }
  }
`;

export const Slider = styled.input`
  ${whole}
  margin: 0;
  opacity: 0;
  appearance: none;
  cursor: pointer;
  touch-action: pan-y;

  /* A thin thumb, so that the pointer position is the seek position. */
  &::-webkit-slider-thumb {
    inline-size: 1px;
    block-size: 100%;
    appearance: none;
  }

  &::-moz-range-thumb {
    inline-size: 1px;
    block-size: 100%;
    border: 0;
  }

  &:disabled {
    cursor: not-allowed;
  }
`;

/** The label above the pointer, clamped to the ends of the waveform. */
export const Hint = styled.div`
  ${floatingSurface}

  --_aside: -100%;

  position: absolute;
  inset-block-end: calc(100% + ${space[1]});
  inset-inline-start: calc(var(--_pointed) * 100%);
  z-index: 1;
  max-inline-size: 100%;
  padding-inline: ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  font-size: ${font.size.sm};
  font-variant-numeric: tabular-nums;
  line-height: ${font.line.text};
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  pointer-events: none;
  transform: translateX(calc(var(--_aside) * var(--_pointed)));

  &:dir(rtl) {
    --_aside: 100%;
  }
`;
