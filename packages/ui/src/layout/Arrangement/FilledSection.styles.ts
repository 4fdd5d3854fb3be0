import { styled } from 'styled-components';
import { space } from '../../tokens/scales.ts';
import { Section } from './Section.tsx';

/** As tall as the card, which may be as tall as its neighbour. */
export const Room = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[6]};
  min-block-size: 100%;
`;

export const Part = styled(Section)`
  display: flex;
  flex: 1 1 16rem;
  flex-direction: column;
  align-self: stretch;
`;

export const Foot = styled.div`
  margin-block-start: auto;
  padding-block-start: ${space[2]};
`;

/** As wide as a medium illustration where there is room for it, and at most as a large one. */
export const Drawing = styled.div`
  flex: 1 1 13.75rem;
  max-inline-size: 20rem;
`;
