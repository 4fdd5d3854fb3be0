import { styled } from 'styled-components';
import { visuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.styles.ts';
import { shortWindow } from '../../../foundations/shortWindow.ts';
import { color } from '../../../tokens/color.ts';
import { breakpoint, font, motion, radius, size, space } from '../../../tokens/scales.ts';

export const Root = styled.button`
  --_background: transparent;
  --_background-hover: ${color.surfaceHover};
  --_background-pressed: ${color.surfacePressed};
  --_ink: ${color.textQuiet};
  --_ink-hover: ${color.text};

  position: relative;
  display: inline-grid;
  flex: none;
  gap: 2px;
  place-items: center;
  place-content: center;
  min-inline-size: 4rem;
  min-block-size: 3.5rem;
  padding: ${space[1]} 6px;
  border: 0;
  border-radius: ${radius.control};
  background: var(--_background);
  color: var(--_ink);
  font-size: ${font.size.xs};
  line-height: ${font.line.control};
  white-space: nowrap;
  cursor: pointer;
  transition-property: background-color, color;
  transition-duration: ${motion.quick};
  transition-timing-function: ${motion.easing};

  > svg {
    inline-size: ${size.iconLarge};
    block-size: ${size.iconLarge};
  }

  &[data-prominent='true'] {
    --_background: ${color.accentSoft};
    --_background-hover: ${color.accentSoftHover};
    --_background-pressed: ${color.accentSoftHover};
    --_ink: ${color.onAccentSoft};
    --_ink-hover: ${color.onAccentSoft};

    font-weight: ${font.weight.medium};
  }

  &[data-placement='beside'] {
    grid-auto-flow: column;
    gap: ${space[2]};
    min-inline-size: ${size.control};
    min-block-size: ${size.control};
    padding-inline: ${space[3]};
    font-size: ${font.size.sm};

    @media (width < ${breakpoint.desktop}) {
      padding: 0;
    }
  }

  @media ${shortWindow} {
    min-inline-size: ${size.control};
    min-block-size: ${size.control};
    padding: 0;
  }

  @media (hover: hover) {
    &:hover {
      background: var(--_background-hover);
      color: var(--_ink-hover);
    }
  }

  &:active {
    background: var(--_background-pressed);
  }

  &[aria-disabled='true'] {
    background: transparent;
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;

export const Word = styled.span`
  [data-placement='beside'] > & {
    @media (width < ${breakpoint.desktop}) {
      ${visuallyHidden}
    }
  }

  @media ${shortWindow} {
    ${visuallyHidden}
  }
`;
