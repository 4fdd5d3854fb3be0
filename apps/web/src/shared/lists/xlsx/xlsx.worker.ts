import writeSheet from 'write-excel-file/universal';
import { makeSheetHead, makeSheetRow, type XlsxRequest } from './xlsxCells.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<XlsxRequest>) => {
  const { columns, rows } = data;
  const sheet = [makeSheetHead(columns), ...rows.map((row) => makeSheetRow(columns, row))];
  void writeSheet(sheet, { rightToLeft: true, stickyRowsCount: 1 })
    .toBlob()
    .then((file) => globalThis.postMessage(file));
});
