import * as query from '@motohaat/build/facades/query';
import * as router from '@motohaat/build/facades/router';
import * as platform from '@motohaat/platform';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as zustand from 'zustand';

/** The modules of which a page has one copy, the shell's; remotes ask for them by these names. */
export const atHand: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-router-dom': router,
  zustand,
  '@tanstack/react-query': query,
  '@motohaat/platform': platform,
};
