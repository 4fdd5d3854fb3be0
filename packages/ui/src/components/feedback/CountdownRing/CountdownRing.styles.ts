import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, size, space } from '../../../tokens/scales.ts';
import { visuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.styles.ts';

export const Root = styled.div`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${size.control}; /* same height as the button that replaces the ring */
`;

export const Ring = styled.svg`
  flex: none;
  inline-size: 28px;
  block-size: 28px;
  fill: none;
  stroke-width: 5;
  stroke: ${color.surfacePressed};
  transform: rotate(-90deg);

  circle + circle {
    stroke: ${color.accentMark};
    stroke-dasharray: 1;
    stroke-linecap: round;
    transition: stroke-dashoffset 1s linear;
  }

  &:dir(rtl) {
    transform: rotate(-90deg) scaleY(-1);
  }

  @media (prefers-reduced-motion: reduce) {
    circle + circle {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    stroke: GrayText;

    circle + circle {
      stroke: Highlight;
    }
  }
`;

export const Words = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  align-items: baseline;
  line-height: ${font.line.control};
`;

export const Time = styled.span`
  font-weight: ${font.weight.medium};
  font-variant-numeric: tabular-nums;
`;

export const Label = styled.span`
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
`;

export const Announcement = styled.output`
  ${visuallyHidden}
`;
