// What `npm run check` says of the description of the API: run as a process of its own, because only
// this package has the tools.
import { redoclyFindings, spectralFindings } from './findings.ts';

const findings = [...(await redoclyFindings()), ...(await spectralFindings())];
for (const finding of findings) process.stdout.write(`${finding}\n`);
process.exitCode = findings.length === 0 ? 0 : 1;
