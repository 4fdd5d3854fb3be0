import type { ExportLine } from '@nevisa/transcript';
import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  type IRunOptions,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import { divideRuns } from './textRuns.ts';

/** Sizes in half points. */
const sizes = { text: 24, title: 36, page: 20 } as const;

/** A4 and its margin, in twentieths of a point. */
const page = { size: { width: 11_906, height: 16_838 }, margin: 1_440 } as const;

/** It is on every Windows and macOS and has the Persian letters; others take their own for it. */
const persianFont = 'Tahoma';
const latinFont = 'Calibri';

/**
 * Writes a Word document: right-to-left paragraphs, in which only the Persian runs
 * are right-to-left, with the title as heading and the number of each page.
 */
export async function createDocx(title: string, lines: readonly ExportLine[]): Promise<Blob> {
  const heading = title.replaceAll(/\s+/gu, ' ').trim();
  return Packer.toBlob(
    new Document({
      title: heading,
      styles: { default: { document: { run: textStyle }, heading1: { run: titleStyle } } },
      sections: [
        {
          properties: { page: { size: page.size, margin: makeMargins(page.margin) } },
          footers: { default: new Footer({ children: [makePageNumber()] }) },
          children: [...(heading === '' ? [] : [makeTitle(heading)]), ...lines.map(makeParagraph)],
        },
      ],
    }),
  );
}

const fonts = { ascii: latinFont, hAnsi: latinFont, cs: persianFont } as const;
const textStyle = {
  font: fonts,
  size: sizes.text,
  sizeComplexScript: sizes.text,
  language: { value: 'en-US', bidirectional: 'fa-IR' },
} as const;
const titleStyle = {
  font: fonts,
  size: sizes.title,
  sizeComplexScript: sizes.title,
  bold: true,
  boldComplexScript: true,
} as const;
const rightToLeft = { bidirectional: true, alignment: AlignmentType.START } as const;

function makeTitle(heading: string): Paragraph {
  return new Paragraph({
    ...rightToLeft,
    heading: HeadingLevel.HEADING_1,
    spacing: { after: 240 },
    children: makeRuns(heading),
  });
}

function makeParagraph({ time, speaker, text }: ExportLine): Paragraph {
  return new Paragraph({
    ...rightToLeft,
    spacing: { after: 160, line: 360 },
    children: [
      ...(time === null ? [] : makeRuns(`[${time}] `, { color: '595959' })),
      ...(speaker === null
        ? []
        : makeRuns(`${speaker}: `, { bold: true, boldComplexScript: true })),
      ...makeRuns(text),
    ],
  });
}

function makeRuns(line: string, look: IRunOptions = {}): TextRun[] {
  return divideRuns(line).map(
    ({ text, isRightToLeft }) =>
      new TextRun({ ...look, text, ...(isRightToLeft && { rightToLeft: true }) }),
  );
}

function makePageNumber(): Paragraph {
  return new Paragraph({
    bidirectional: true,
    alignment: AlignmentType.CENTER,
    children: [
      new TextRun({
        children: [PageNumber.CURRENT],
        rightToLeft: true,
        size: sizes.page,
        sizeComplexScript: sizes.page,
      }),
    ],
  });
}

function makeMargins(margin: number) {
  return { top: margin, right: margin, bottom: margin, left: margin };
}
