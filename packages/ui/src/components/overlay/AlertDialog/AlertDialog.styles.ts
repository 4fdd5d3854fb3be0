import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { breakpoint, font, radius, size, space } from '../../../tokens/scales.ts';

export { Frame, Root } from '../Dialog/Dialog.styles.ts';

export const Question = styled.div`
  display: grid;
  gap: ${space[2]};
  min-block-size: 0;
  padding: ${space[6]};
  padding-block-end: ${space[4]};
  overflow: hidden auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -2px;
    border-radius: ${radius.card};
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${size.control};
  block-size: ${size.control};
  margin-block-end: ${space[2]};
  border-radius: ${radius.round};
  background: ${color.dangerSoft};
  color: ${color.dangerText};
`;

export const Title = styled.h2`
  font-size: ${font.size.lg};
  overflow-wrap: anywhere;
`;

export const Text = styled.div`
  color: ${color.textQuiet};
  overflow-wrap: anywhere;
`;

export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  justify-content: end;
  padding-block-end: ${space[6]};
  padding-inline: ${space[6]};

  @media (width < ${breakpoint.phone}) {
    > * {
      flex: 1;
    }
  }
`;
