import { css } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { font, measure, motion, radius, shadow, space } from '../../tokens/scales.ts';

/** A label that has left its line and waits beside the icon until it is pointed at or focused. */
export const tip = css`
  position: fixed;
  inset-block-start: var(--tip-middle, 0);
  inset-inline-start: calc(${measure.sidebarCompact} - ${space[1]});
  padding-block: ${space[1]};
  padding-inline: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.floating};
  color: ${color.text};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.control};
  white-space: nowrap;
  opacity: 0;
  pointer-events: none;
  transform: translateY(-50%);

  /* A bridge for the pointer on its way from the icon. */
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: calc(-1 * ${space[4]}) 100%;
  }
`;

/** The same label while its icon is pointed at or focused: `[data-tip='placed']:is(:hover, :focus-visible)`. */
export const shownTip = css`
  opacity: 1;
  pointer-events: auto;
  transition: opacity ${motion.quick} ${motion.easing}; /* only on the way in: a folding menu must not show its labels leaving */
`;
