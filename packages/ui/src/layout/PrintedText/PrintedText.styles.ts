import { createGlobalStyle, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { font, radius, space } from '../../tokens/scales.ts';

/** The page of the printer, of which the app around the text is no part. */
export const PrintedPage = createGlobalStyle`
  @media print {
    @page {
      size: A4;
      margin: 20mm 18mm;
    }

    html, body, body :has([data-printed-text]) {
      display: block !important;
      overflow: visible !important;
      min-block-size: 0 !important;
      padding: 0 !important;
      background: white !important;
    }

    body > :not([data-printed-text], :has([data-printed-text])) {
      display: none !important;
    }
  }
`;

export const Paper = styled.article`
  max-inline-size: calc(794px + 2 * ${space[8]}); /* A4 at 96 dpi */
  margin-inline: auto;
  padding: ${space[10]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};
  color: ${color.text};
  line-height: ${font.line.text};

  @media screen {
    &:not([data-preview]) {
      display: none;
    }
  }

  @media print {
    max-inline-size: none;
    padding: 0;
    border: 0;
    background: none;
    color: black;
    font-size: 12pt;
  }
`;

export const Heading = styled.h1`
  margin-block-end: ${space[6]};
  font-size: ${font.size.xl};
  line-height: ${font.line.heading};
  overflow-wrap: anywhere;

  @media print {
    margin-block-end: 8mm;
    font-size: 18pt;
    break-after: avoid;
  }
`;

export const Line = styled.p`
  margin-block-end: ${space[4]};
  overflow-wrap: anywhere;
  orphans: 2;
  widows: 2;

  @media print {
    margin-block-end: 4mm;
  }
`;

export const Time = styled.span`
  color: ${color.textQuiet};
  font-size: ${font.size.sm};

  @media print {
    color: inherit;
    font-size: 10pt;
  }
`;
