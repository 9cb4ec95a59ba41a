import { fileURLToPath } from 'node:url';

import type { Paper, PaperBlock } from '@motohaat/contract/papers';
import { formats } from '@motohaat/domain/formats';
import Document from 'pdfkit';

import { Sheet } from './sheet.ts';

/** One family for both scripts, of which pdfkit shapes Bangla as it is written: it has all conjuncts. */
const face = (file: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/hind-siliguri/${file}`));
const regular = face('400Regular/HindSiliguri_400Regular.ttf');
const bold = face('600SemiBold/HindSiliguri_600SemiBold.ttf');

/** Points from the edge of an A4 sheet. */
const margin = 42;
const gap = 10;

/**
 * Draws papers as a PDF, each from a sheet of its own on. Texts can be searched, copied and read aloud as
 * they were written, also where glyphs stand in another order than letters.
 *
 * @param papers at least one
 */
export async function drawPapers(papers: readonly Paper[]): Promise<Buffer> {
  const [first] = papers;
  const doc = new Document({
    size: 'A4',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: first?.language === 'bn' ? 'bn-BD' : 'en',
    info: { Title: first?.title ?? '', Author: 'MotoHaat', Creator: 'MotoHaat' },
  });
  doc.registerFont('regular', regular);
  doc.registerFont('bold', bold);
  const bytes = collect(doc);
  for (const paper of papers) drawPaper(new Sheet(doc), paper);
  doc.end();
  return bytes;
}

async function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of doc) parts.push(part as Uint8Array);
  return Buffer.concat(parts);
}

function drawPaper(sheet: Sheet, { language, title, subtitle, blocks }: Paper): void {
  const { number } = formats(language);
  sheet.begin();
  sheet.text('P', 'MotoHaat', { size: 12, font: 'bold', colour: 'brand' });
  sheet.space(10);
  sheet.text('H1', title, { size: 20, font: 'bold' });
  sheet.text('P', subtitle, { size: 9.5, colour: 'muted' });
  for (const block of blocks) {
    sheet.space(gap);
    drawBlock(sheet, block, number);
  }
}

function drawBlock(sheet: Sheet, block: PaperBlock, number: (value: number) => string): void {
  if (block.kind === 'note') return sheet.text('P', block.text, { size: 9.5 });
  if (block.heading !== null) sheet.heading(block.heading);
  if (block.kind === 'facts') {
    for (const { label, value } of block.facts) sheet.fact(label, value);
  } else if (block.kind === 'steps') {
    for (const [index, step] of block.steps.entries()) sheet.step(`${number(index + 1)}.`, step);
  } else {
    sheet.signatures(block.people);
  }
}
