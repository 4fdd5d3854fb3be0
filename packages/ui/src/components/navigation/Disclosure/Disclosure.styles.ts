import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, motion, radius, size, space } from '../../../tokens/scales.ts';

export const Root = styled.details`
  min-inline-size: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surfaceRaised};
  interpolate-size: allow-keywords; /* allows the height to animate to auto */

  &::details-content {
    block-size: 0;
    overflow: clip;
    transition:
      block-size ${motion.calm} ${motion.easing},
      content-visibility ${motion.calm} allow-discrete;
  }

  &[open]::details-content {
    block-size: auto;
  }

  @media print {
    &::details-content {
      block-size: auto;
      content-visibility: visible;
    }
  }
`;

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: calc(${size.controlLarge} - 2px);
  padding-block: ${space[2]};
  padding-inline: ${space[4]};
  border-radius: calc(${radius.control} - 1px);
  font-weight: ${font.weight.medium};
  line-height: ${font.line.control};
  list-style: none;
  cursor: pointer;
  transition: background-color ${motion.quick} ${motion.easing};

  &::-webkit-details-marker {
    display: none;
  }

  > svg {
    flex: none;
    color: ${color.textQuiet};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  @media (hover: hover) {
    &:hover {
      background: ${color.surfaceHover};
    }
  }

  &:active {
    background: ${color.surfacePressed};
  }
`;

export const Title = styled.span`
  flex: 1;
  min-inline-size: 0;
  padding-block-start: 0.125em; /* as in buttons: centres Persian letters optically */
`;

export const Turning = styled.span`
  display: grid;
  flex: none;
  color: ${color.textQuiet};
  transition: transform ${motion.calm} ${motion.easing};

  [open] > summary > & {
    transform: rotate(0.5turn);
  }
`;

export const Content = styled.div`
  padding-block: ${space[1]} ${space[4]};
  padding-inline: ${space[4]};
  color: ${color.textQuiet};
`;

/** Disclosures with a shared outline and separators. */
export const Group = styled.div`
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};
  overflow: clip;

  > details {
    border: 0;
    border-radius: 0;
    background: transparent;

    > summary {
      border-radius: 0;
    }
  }

  > details + details {
    border-block-start: 1px solid ${color.border};
  }
`;
