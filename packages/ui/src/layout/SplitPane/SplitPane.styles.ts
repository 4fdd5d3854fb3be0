import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { breakpoint, motion, radius, space } from '../../tokens/scales.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, calc(var(--share) - ${space[3]})) ${space[6]} minmax(0, 1fr);
  min-inline-size: 0;

  @media (width < ${breakpoint.phone}) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }
`;

export const Side = styled.div`
  min-inline-size: 0;
  min-block-size: 0;
`;

export const Line = styled.div.attrs({ role: 'separator', 'aria-orientation': 'vertical' })`
  --_line: ${color.border};
  --_line-hover: ${color.borderStrong};

  position: relative;
  border-radius: ${radius.control};
  cursor: col-resize;
  touch-action: none;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: calc(50% - 1px);
    background: var(--_line);
    transition: background-color ${motion.quick} ${motion.easing};
  }

  /* The drag handle. */
  &::after {
    content: '';
    position: absolute;
    inset-block: calc(50% - ${space[4]});
    inset-inline: calc(50% - 3px);
    border-radius: ${radius.round};
    background: ${color.borderStrong};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  @media (hover: hover) {
    &:hover::before {
      background: var(--_line-hover);
    }
  }

  &:active::before,
  &:active::after {
    background: ${color.accentMark};
  }

  @media (forced-colors: active) {
    &::before,
    &::after {
      background: ButtonText;
    }
  }

  @media (width < ${breakpoint.phone}) {
    display: none;
  }
`;
