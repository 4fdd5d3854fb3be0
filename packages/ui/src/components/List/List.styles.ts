import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { font, motion, size, space } from '../../tokens/scales.ts';

export const List = styled.ul`
  min-inline-size: 0;
  border-radius: inherit; /* the ground of its first and last rows stays within the corners of a card */
  line-height: ${font.line.control};
  overflow: clip;
`;

export const Row = styled.li`
  --_ground: transparent;
  --_ground-hover: ${color.surfaceHover};

  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${size.controlLarge};
  padding-block: ${space[2]};
  padding-inline: ${space[4]};
  border-block-end: 1px solid ${color.border};
  background: var(--_ground);
  transition: background-color ${motion.quick} ${motion.easing};

  &:last-child {
    border-block-end: 0;
  }

  &[data-selected='true'] {
    --_ground: ${color.accentSoft};
    --_ground-hover: ${color.accentSoftHover};
  }

  @media (hover: hover) {
    &:hover {
      background: var(--_ground-hover);
    }
  }

  > svg {
    flex: none;
    color: ${color.textQuiet};
  }

  /* The box that chooses the row has room of its own around it. */
  > label {
    margin-inline-end: calc(-1 * ${space[2]});
  }
`;

export const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

export const Title = styled.span`
  display: block;
  color: ${color.text};
  font-weight: ${font.weight.medium};
  overflow-wrap: anywhere;
`;

export const TitleLink = styled.a`
  display: block;
  color: ${color.text};
  font-weight: ${font.weight.medium};
  overflow-wrap: anywhere;
  text-decoration: none;

  /* A press anywhere on the row leads on; other controls lie above. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;

    &::after {
      outline: 2px solid ${color.focus};
      outline-offset: -2px;
    }
  }
`;

export const Sentence = styled.p`
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
`;

export const Aside = styled.span`
  flex: none;
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  font-variant-numeric: tabular-nums;
`;

export const Actions = styled.div`
  position: relative;
  display: flex;
  flex: none;
  gap: ${space[1]};
  margin-inline-end: calc(-1 * ${space[2]});
  transition: opacity ${motion.quick} ${motion.easing};

  /* Out of sight and not out of reach: the keyboard still comes here. */
  @media (hover: hover) {
    li:not(:hover, :focus-within) > & {
      opacity: 0;
    }
  }
`;
