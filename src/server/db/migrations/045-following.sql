-- Which dialogues name a poll or a decision as what followed from them.
create index contents_dialogs_following on contents using gin ((details -> 'following') jsonb_path_ops)
  where section = 'dialogs';
