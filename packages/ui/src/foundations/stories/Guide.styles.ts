import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { breakpoint, font, measure, radius, space } from '../../tokens/scales.ts';

export const Page = styled.article`
  display: grid;
  gap: ${space[16]};
  max-inline-size: ${measure.content};
  margin-inline: auto;
  padding-block: ${space[12]};
  padding-inline: ${space[6]};
  background: ${color.surface};
  color: ${color.text};
`;

export const Head = styled.header`
  display: grid;
  gap: ${space[3]};

  h1 {
    font-size: ${font.size['3xl']};
  }

  p {
    max-inline-size: ${measure.reading};
    color: ${color.textQuiet};
    font-size: ${font.size.lg};
  }
`;

export const Section = styled.section`
  display: grid;
  gap: ${space[6]};
  min-inline-size: 0;

  > h2 {
    padding-block-end: ${space[3]};
    border-block-end: 1px solid ${color.border};
    font-size: ${font.size.xl};
  }

  > p {
    max-inline-size: ${measure.reading};
    color: ${color.textQuiet};
  }
`;

export const Rows = styled.ul`
  display: grid;
  gap: ${space[4]};
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 8rem minmax(0, 1fr) minmax(0, 18rem);
  gap: ${space[6]};
  align-items: center;
  min-inline-size: 0;

  @media (width < ${breakpoint.phone}) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
  }
`;

export const Name = styled.span`
  display: grid;
  font-weight: ${font.weight.medium};
`;

export const Value = styled.span`
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.regular};
`;

export const Note = styled.span`
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: ${space[6]};
  align-items: start;
`;

export const Panel = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  min-inline-size: 0;
  padding: ${space[6]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};
  color: ${color.text};
`;

export const Caption = styled.p`
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
`;

export const Rules = styled.ul`
  display: grid;
  gap: ${space[3]};
  max-inline-size: ${measure.reading};

  li {
    padding-inline-start: ${space[4]};
    border-inline-start: 2px solid ${color.accentMark};
  }
`;

export const Scroller = styled.section`
  overflow: auto;
  max-block-size: 80dvh;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${font.size.sm};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding-block: ${space[1]};
    padding-inline: ${space[3]};
    border-block-end: 1px solid ${color.border};
    text-align: start;
    white-space: nowrap;
  }

  td:last-child {
    min-inline-size: 12em;
    white-space: normal;
  }

  thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${color.surfaceRaised};
    color: ${color.textQuiet};
    font-weight: ${font.weight.medium};
  }
`;
