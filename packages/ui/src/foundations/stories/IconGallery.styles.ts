import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { font, radius, space } from '../../tokens/scales.ts';

export const Search = styled.div`
  max-inline-size: 24rem;
`;

export const Icons = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${space[4]};
`;

export const Item = styled.li`
  display: grid;
  gap: ${space[2]};
  justify-items: center;
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surfaceRaised};
`;

export const Name = styled.span`
  color: ${color.textQuiet};
  font-size: ${font.size.xs};
`;
