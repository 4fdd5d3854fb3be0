import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { breakpoint, font, radius, size, space } from '../../../tokens/scales.ts';
import { percentContext } from '../../text/Percent/Percent.styles.ts';
import { visuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.styles.ts';

export const Root = styled.a`
  --_level: ${color.accentMark};

  position: relative;
  display: inline-flex;
  gap: ${space[2]};
  align-items: center;
  justify-content: center;
  min-inline-size: ${size.target};
  min-block-size: ${size.target};
  padding-inline: ${space[2]};
  border-radius: ${radius.control};
  color: ${color.text};
  text-decoration: none;

  &[data-held='true'] {
    --_level: ${color.warningText};
  }

  @media (hover: hover) {
    &:hover {
      background: ${color.surfaceHover};
    }
  }
`;

export const Ring = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 30px;
  block-size: 30px;

  > svg {
    position: absolute;
    inset: 0;
    fill: none;
    stroke: ${color.surfacePressed};
    stroke-width: 4;
    transform: rotate(-90deg);
  }

  > svg:dir(rtl) {
    transform: rotate(-90deg) scaleY(-1);
  }

  circle + circle {
    stroke: var(--_level);
    stroke-dasharray: 1;
  }

  @media (forced-colors: active) {
    > svg {
      stroke: GrayText;
    }

    circle + circle {
      stroke: Highlight;
    }
  }
`;

export const Count = styled.span`
  font-size: ${font.size.xs};
  font-weight: ${font.weight.bold};
  line-height: 1;
`;

export const Percent = styled.span`
  ${percentContext}

  font-size: ${font.size.sm};
  font-variant-numeric: tabular-nums;
  line-height: ${font.line.control};

  @media (width < ${breakpoint.phone}) {
    ${visuallyHidden}
  }
`;
