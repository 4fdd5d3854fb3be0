import { css } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { font, measure, motion, radius, shadow, space } from '../../tokens/scales.ts';

/** A label outside the text flow, shown beside its icon on hover and focus. */
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

  /* Bridges the gap between icon and label for the pointer. */
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: calc(-1 * ${space[4]}) 100%;
  }
`;

/**
 * The label while its icon is hovered or focused: `[data-tip='placed']:is(:hover,
 * :focus-visible)`.
 */
export const shownTip = css`
  opacity: 1;
  pointer-events: auto;
  transition: opacity ${motion.quick} ${motion.easing}; /* only when appearing, so that a collapsing menu does not flash its labels */
`;
