-- Groups of opinion follow from the votes alone now: every map is drawn anew.
update statement_dialogs set revision = revision + 1 where votes > 0;
