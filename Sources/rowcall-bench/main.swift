print("rowcall-bench")
