#!/usr/bin/env node
import { create } from './create.ts';

process.exitCode = create(process.argv.slice(2));
