import { styled } from 'styled-components';
import { Badge } from '../../components/data/Badge/Badge.tsx';
import { sunkenHover } from '../../foundations/sunkenHover.ts';
import { color } from '../../tokens/color.ts';
import { font, motion, radius, size, space } from '../../tokens/scales.ts';
import { visuallyHidden } from '../../components/text/VisuallyHidden/VisuallyHidden.styles.ts';

export const Item = styled.a`
  --_background: transparent;
  --_background-hover: ${sunkenHover};
  --_background-pressed: ${color.surfacePressed};
  --_text: ${color.text};
  --_icon: ${color.textQuiet};

  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${size.control};
  padding-block: ${space[1]};
  padding-inline: ${space[3]};
  border-radius: ${radius.control};
  background: var(--_background);
  color: var(--_text);
  font-size: ${font.size.sm};
  line-height: ${font.line.control};
  text-decoration: none;
  transition-property: background-color, color;
  transition-duration: ${motion.quick};
  transition-timing-function: ${motion.easing};

  &[aria-current='page'] {
    --_background: ${color.accentSoft};
    --_background-hover: ${color.accentSoftHover};
    --_background-pressed: ${color.accentSoftHover};
    --_text: ${color.onAccentSoft};
    --_icon: ${color.accentText};
    font-weight: ${font.weight.medium};
  }

  &[data-compact='true'] {
    justify-content: center;
    inline-size: ${size.controlLarge};
    padding-inline: 0;
  }

  @media (hover: hover) {
    &:hover {
      background: var(--_background-hover);
    }
  }

  &:active {
    background: var(--_background-pressed);
  }

  @media (forced-colors: active) {
    &[aria-current='page'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const ItemIcon = styled.span`
  display: grid;
  flex: none;
  color: var(--_icon);
`;

export const ItemLabel = styled.span`
  flex: 1;
  min-inline-size: 0;

  [data-compact='true'] > & {
    ${visuallyHidden}
  }
`;

export const ItemBadge = styled(Badge)`
  flex: none;

  /* The ground of the selected item is the ground of the badge. */
  [aria-current='page'] > && {
    --_background: ${color.accent};
    --_text: ${color.onAccent};
  }

  [data-compact='true'] > & {
    position: absolute;
    inset-block-start: -2px;
    inset-inline-end: calc(-1 * ${space[1]});
    min-inline-size: ${space[5]};
    padding-inline: ${space[1]};
    line-height: calc(${space[5]} - 2px);
    box-shadow: 0 0 0 2px ${color.surfaceSunken}; /* separates the badge from the icon beneath */
  }
`;
